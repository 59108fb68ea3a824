/** Türkçe, “siz” ile. Boşluklara ek gelmez. Sahne sözcükleri: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const letters: Translated<'letters'> = {
  receivedSubject: 'Performansınız bize ulaştı: {stage_name}',
  receivedBody:
    'Merhaba {name},\n\nKaydınız ulaştı: {stage_name}, “{song}”. Etkinlik: {event}.\n\nBu sizin kendi sayfanız. Durumunuzu ve yapılacakları gösterir. Bağlantıyı kendinize saklayın:\n{link}',
  acceptedSubject: 'Gösteridesiniz: {event}',
  acceptedBody:
    'Merhaba {name},\n\nBu performans gösteride: {stage_name}, “{song}”. Tarih: {date}. {venue}\n\nYapılacaklar ve daha sonra sahne çağrısı saatiniz kendi sayfanızda:\n{link}',
  declinedSubject: 'Kaydınız: {event}',
  declinedBody:
    'Merhaba {name},\n\nSahneye çıkmak istediğiniz için teşekkürler: “{song}”. Bu kez her performansa yer veremedik ve sizinki gösteride değil.\n\nSayfanız:\n{link}',
  waitlistedSubject: 'Bekleme listesindesiniz: {event}',
  waitlistedBody:
    'Merhaba {name},\n\nŞu anda bütün yerler dolu. Bu performans bekleme listesinde: {stage_name}, “{song}”. Bir yer açılır açılmaz yazacağız.\n\nDurumunuzu sayfanız gösterir:\n{link}',
  reminderSubject: 'Hâlâ eksik olan var: {stage_name}',
  reminderBody:
    'Merhaba {name},\n\nHâlâ eksik olan var. Performans: {stage_name}. Etkinlik: {event}.\n\n{missing}\n\nBunu kendi sayfanızda tamamlayabilirsiniz:\n{link}',
  callSubject: 'Sahne çağrısı saatiniz: {call_time}',
  callBody:
    'Merhaba {name},\n\nLütfen sahnenin yanında hazır olun, en geç: {call_time}. Gün: {date}. {venue}\n\nSaatler gösteriyle birlikte kayar. En yenisi her zaman sayfanızda:\n{link}',
  consentSubject: 'İzniniz isteniyor: {stage_name}, {event}',
  consentBody:
    'Merhaba {name},\n\nKayıt: {performer}, sahne adı {stage_name}, “{song}”. Kayıtta veli olarak siz gösterildiniz. Etkinlik: {event}. Tarih: {date}. Performans ancak izninizle sahneye çıkabilir.\n\nMetni buradan okuyup izin verin ya da izni geri alın. Bağlantı yalnızca sizin içindir, başkasına vermeyin:\n{link}',
  thanksSubject: 'Teşekkürler, {stage_name}',
  thanksBody:
    'Merhaba {name},\n\nSahnemizde olduğunuz için teşekkürler: “{song}”. Etkinlik: {event}.\n\n{result}\n\nSaklayabilecekleriniz sayfanızda:\n{link}',
  thanksPlace: 'Dereceniz: {place} / {count}',
  thanksAward: 'Ödülünüz: {award}',
  signature: 'Sorunuz mu var? {contact}\n{event}',
  openPage: 'Sayfanızı açın',
  openConsent: 'Okuyun ve izin verin',
  leadsTo: 'Gittiği adres: {host}',
  calendar: 'Ekteki dosya saati takviminize ekler.',
  dateOpen: 'duyurulacak',
  missingTrack: 'altyapınız',
  missingTrackUntil: 'altyapınız, en geç: {when}',
  missingConsent: 'bir velinin izni',
};
