/** Türkçe, “siz” ile. Boşluklara ek gelmez. Sahne sözcükleri: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const registered: Translated<'registered'> = {
  done: 'Kaydınız alındı',
  doneWaiting: 'Bekleme listesindesiniz',
  doneNumber: '{name}, {song}. Numara {number}.',
  ownPage: 'Size özel sayfa',
  ownPageLead:
    'Katılıp katılmadığınızı, nelerin kaldığını ve ne zaman sahneye çıkacağınızı hep söyler. Bu bağlantı anahtarınızdır: paylaşmayın.',
  ownLink: 'Size özel bağlantı',
  openPage: 'Sayfamı aç',
  mailMyself: 'Kendime gönder',
  mailMyselfSubject: 'Sayfanız: {event}',
  scanToMove: 'Başka bir telefona taşımak için okutun',
  forParent: 'Veliniz için',
  notSigned: 'Henüz imzalanmadı.',
  notSignedLead: 'Veliniz izin vermeden kabul edilemezsiniz.',
  sendThemLink: 'Ona bu bağlantıyı gönderin.',
  linkGoesToThem:
    'İzin bağlantısı, onun için bıraktığınız e-posta adresine gider, başka kimseye değil. Nasıl olduğunu kendi sayfanız anlatır.',
  linkByOrganisers:
    'Veliniz: okuması ve imzalaması gerekiyor. Bağlantıyı organizatörler gönderir: ulaşmazsa onlara sorun.',
  theirLink: 'Velinizin bağlantısı',
  mailThem: 'Ona e-postayla gönder',
  mailThemSubject: 'Katılmam için izin ricası: {event}',
  membersNotSigned:
    'Reşit olmayan herkes için bir velinin izni bekleniyor. Sayfanızda her biri için bir bağlantı var.',
  next: 'Bundan sonra ne olacak',
  nextWaiting:
    'Bir yer boşalınca organizatörler listede sırayla ilerler. Sayfanız listedeki yerinizi gösterir.',
  nextLead:
    'Organizatörler kaydınıza bakar; kabul eder ya da neden etmediklerini söyler. Sayfanız bunu hemen gösterir.',
  another: 'Başka bir performansla kaydol',
};
