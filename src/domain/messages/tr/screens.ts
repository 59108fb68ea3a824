/** Türkçe, “siz” ile. Boşluklara ek gelmez. Sahne sözcükleri: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const screens: Translated<'screens'> = {
  pair: 'Rejide girin {code}',
  toPair: 'Bu ekranı eşleştirmek için rejide Settings, Screens altına yazın: {code}',
  noEvent: 'Henüz etkinlik yok. Olunca bu sayfa kendiliğinden dolar.',
  connecting: 'Gösteriye bağlanılıyor',
  notSent: 'Rejiye ulaşmadı. Yeniden basın.',
  noteFrom: '{name}, {time}',
  gotIt: 'Anladım',
  callDesk: 'Rejiyi çağır',
  deskCalled: 'Reji yardıma ihtiyacınız olduğunu biliyor.',
  deskHasIt: 'Rejide {name} ilgileniyor.',
  noCall: 'Artık gerekmiyor',
  deviceOn: '{browser}, {system}',
  androidPhone: 'Android telefon',
  androidTablet: 'Android tablet',
  unknownDevice: 'Bilinmeyen cihaz',
};
