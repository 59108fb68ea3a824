/** Türkçe, “siz” ile. Boşluklara ek gelmez. Sahne sözcükleri: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const picture: Translated<'picture'> = {
  yours: 'Fotoğrafınız',
  lead: 'İsterseniz büyük ekran, telefonlar, sonuçlar ve basılı program için. Fotoğraftaki herkes bunu kabul etmiş olmalıdır.',
  choose: 'Fotoğraf seçin',
  another: 'Başka fotoğraf',
  crop: 'Kendinizi daireye yerleştirin: fotoğrafı parmağınızla, fareyle veya ok tuşlarıyla kaydırın.',
  place: 'Dairedeki fotoğraf',
  zoom: 'Daha büyük veya küçük',
  use: 'Bu fotoğrafı kullan',
  remove: 'Kaldır',
  removeAsk: 'Fotoğrafınız kaldırılsın mı?',
  waiting: 'Önce organizatörler bakar. O zamana kadar yalnızca siz ve onlar görür.',
  approved: 'Organizatörler kabul etti. Gösteride olduğunuz sürece gösterilir.',
  nowhere: 'Hiçbir yer işaretli değil, bu yüzden hiçbir yerde gösterilmiyor.',
  refused: 'Organizatörler başka bir fotoğraf istiyor.',
  parent: 'Bir veli izin verince gösterilir.',
  small: 'Büyük ekran için çok küçük; bu yüzden yalnızca telefonlarda ve kâğıtta gösterilir.',
  unread: 'Bu dosya burada okunabilen bir fotoğraf değil. JPEG veya PNG seçin.',
  notSent: 'Fotoğraf gönderilemedi. Yeniden deneyin.',
  places: 'Fotoğrafların gösterilebileceği yerler',
  placeBallotToo: 'Ve basılı programda',
  keptByParents: 'Bir veli burada istemiyor: {places}.',
  parentSays: 'Nerede gösterilebileceğini bir veli belirler.',
  inTheHall: 'Salon böyle görecek',
  inTheHallLead: 'Yalnızca siz sahnedeyken ışıkta. Öncesinde gri bekler.',
};
