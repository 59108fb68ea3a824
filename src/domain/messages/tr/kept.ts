/** Türkçe, “siz” ile. Boşluklara ek gelmez. Sahne sözcükleri: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const kept: Translated<'kept'> = {
  title: 'Hakkınızda saklananlar',
  responsible:
    'Bu verilerden sorumlu: {host}. Hakkınızda saklanan her şeyin bir kopyasını, düzeltilmesini ve silinmesini isteyebilirsiniz.',
  responsibleContact:
    'Bu verilerden sorumlu: {host}. Hakkınızda saklanan her şeyin bir kopyasını, düzeltilmesini ve silinmesini isteyebilirsiniz: {contact}',
  names: 'Adlar, iletişim, acil durum kişisi, veli, destek',
  namesWhy:
    'Size ulaşmak, yardımcı olmak ve reşit olmayan birinin katılabileceğini bilmek için. Şifreli saklanır; yalnızca organizatörlerin yöneticileri görür ve her bakış kaydedilir.',
  agreement: 'Velinin izni',
  agreementWhy:
    'Kim, ne zaman ve hangi metne izin verdi; sonradan gösterilebilsin diye. Aynı biçimde saklanır ve görülür.',
  byLetter: '{of} için {by}, velinin kendi bağlantısıyla',
  onPaper: '{of} için {by}, kâğıt üzerinde, kaydeden {recorder}',
  throughPage: '{of} için {by}, katılımcının sayfasından, veli tarafından doğrulanmadı',
  someParent: 'Bir veli',
  organisers: 'organizatörler',
  agreed: '{how}.',
  agreedOn: '{how}, {time}.',
  act: 'Sahne adı, şarkı, kategori, zamirler, adın okunuşu, sunucu için sözler, sahnedeki ihtiyaçlar',
  actWhy:
    'Gösteriyi yürütmek için. Ekip ve jüri görür; sahne adı, zamirler ve şarkı ekranlarda ve sonuçlarda yer alır.',
  track: 'Altyapınız',
  trackWhy: 'Çalmak için. Organizatörler ve ekip dinler; organizatörlerin diğer dosyalarıyla birlikte durur.',
  scores: 'Puanlar ve geri bildirim',
  scoresWhy:
    'Sonucu bulmak için. Jüri ve yöneticiler görür; geri bildirim, organizatörler paylaşınca size ulaşır.',
  letters: 'E-postalar',
  lettersWhy: 'Bir e-posta gönderilmeyi beklerken adres ve metin şifrelidir, gönderildikten sonra silinir.',
  votes: 'Salondaki oylar',
  votesWhy: 'Bir oy; ad, adres ya da ona götürebilecek bir cihaz bilgisi olmadan saklanır.',
  howLong: 'Ne kadar süreyle',
  byHand:
    'Kişisel her şey organizatörler silene kadar saklanır. Sahne adı, şarkı ve sonuç, basılı bir programdaki gibi kalır.',
  byItself:
    'Kişisel her şey ve altyapı {days, plural, =0 {gösteri başlayınca} one {gösteriden bir gün sonra} other {gösteriden # gün sonra}} sunucu tarafından kendiliğinden silinir. Yedekler en geç 30 gün sonra kaldırılır. Sahne adı, şarkı ve sonuç, basılı bir programdaki gibi kalır.',
  wholeFile:
    'Hakkınızda saklanan her şey: performans, iletişim bilgileri, izin, destek, notlar, değişiklikler, e-postalar, müzik dosyalarınız, fotoğrafınız, adınızın ses kaydı ve paylaşılan geri bildirimler.',
  copyStatus: 'Durum',
  copyNote: 'Ekibin notu',
  copyCounted: 'Check-in sırasında sayılan kişiler',
  copyHistory: 'Kim neyi değiştirdi veya gördü',
  copyOther: 'Aynı performansın başka bir kaydı',
  mergedInto: 'Kalan kayıtla birleştirildi: {number} numara.',
  mergedFrom: 'Bu kayda katılan: {number} numara.',
  agreedInForm: 'Katılımcının sayfasından veli izni, veli doğrulamadı.',
  agreedByLink: 'velinin kendi bağlantısıyla',
  agreedOnPage: 'katılımcının sayfasından, veli doğrulamadı',
  agreedOnPaper: 'kâğıt üzerinde, kaydeden {name}',
  placeScreen: 'Büyük ekran',
  placeBallot: 'Oylama ve program',
  placeResults: 'Sonuçlar, sonradan',
};
