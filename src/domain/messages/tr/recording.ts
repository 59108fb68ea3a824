/** Türkçe, “siz” ile. Boşluklara ek gelmez. Sahne sözcükleri: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const recording: Translated<'recording'> = {
  yours: 'Adınız böyle okunur',
  lead: 'Adınızı bir kez, en çok on saniyede söyleyin. Yalnızca sunucu ve organizatörler duyar.',
  record: 'Kaydet',
  stop: 'Bitti',
  choose: 'Ses dosyası seçin',
  listen: 'Dinle',
  remove: 'Kaldır',
  removeAsk: 'Kayıt kaldırılsın mı?',
  noMicrophone: 'Bu tarayıcı mikrofon vermiyor. Onun yerine bir ses dosyası seçin.',
  unread: 'Bu dosya burada okunabilen bir ses değil.',
  notSent: 'Kayıt gönderilemedi. Yeniden deneyin.',
  none: 'Kayıt yok',
};
