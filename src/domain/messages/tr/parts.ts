/** Türkçe, “siz” ile. Boşluklara ek gelmez. Sahne sözcükleri: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const parts: Translated<'parts'> = {
  pages: 'Sayfalar',
  menu: 'Menü',
  lineup: 'Program',
  results: 'Sonuçlar',
  event: 'Etkinlik',
  signIn: 'Giriş yap',
  act: 'Performans',
  loggedIn: 'Giriş yapıldı!',
  loggedOut: 'Çıkış yapıldı',
  loading: 'Yükleniyor',
  optional: 'isteğe bağlı',
  charactersLeft: '{left, plural, one {# karakter kaldı} other {# karakter kaldı}}',
  showPassword: 'Parolayı göster',
  hidePassword: 'Parolayı gizle',
  toFix:
    'Düzeltilecek {count, plural, =2 {iki şey var} =3 {üç şey var} =4 {dört şey var} =5 {beş şey var} =6 {altı şey var} =7 {yedi şey var} =8 {sekiz şey var} =9 {dokuz şey var} one {bir şey var} other {# şey var}}',
  errorTitle: 'Hata: {title}',
  messages: 'Mesajlar',
  close: 'Kapat',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  selected: 'Seçildi. Cihazınızın kopyalama komutuyla kopyalayın.',
  share: 'Paylaş',
  qrCode: 'QR kodu: {label}',
  fillIn: 'Burayı doldurun',
  keepTo: 'Burada en çok {most} karakter olabilir.',
};
