/** Polski, na „ty”, bez form czasu przeszłego o czytającej osobie. Słowa sceny: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const picture: Translated<'picture'> = {
  yours: 'Twoje zdjęcie',
  lead: 'Na duży ekran, telefony, do wyników i do drukowanego programu, jeśli chcesz. Każda osoba na zdjęciu powinna się zgodzić.',
  choose: 'Wybierz zdjęcie',
  another: 'Inne zdjęcie',
  crop: 'Ustaw się w kole: przesuń zdjęcie palcem, myszą albo klawiszami strzałek.',
  place: 'Zdjęcie w kole',
  zoom: 'Większe lub mniejsze',
  use: 'Użyj tego zdjęcia',
  remove: 'Usuń',
  removeAsk: 'Usunąć twoje zdjęcie?',
  waiting: 'Najpierw obejrzą je organizatorzy. Do tego czasu nikt inny go nie widzi.',
  approved: 'Organizatorzy je zatwierdzili. Będzie pokazywane, dopóki jesteś w programie.',
  nowhere: 'Nie zaznaczono żadnego miejsca, więc nigdzie się nie pojawia.',
  refused: 'Organizatorzy proszą o inne zdjęcie.',
  parent: 'Będzie pokazywane, gdy zgodzi się rodzic lub opiekun.',
  small: 'Jest za małe na duży ekran, więc będzie tylko na telefonach i papierze.',
  unread: 'Tego pliku nie da się tu odczytać jako zdjęcia. Wybierz JPEG lub PNG.',
  notSent: 'Zdjęcie nie zostało wysłane. Spróbuj ponownie.',
  places: 'Gdzie wolno pokazywać zdjęcia',
  placeBallotToo: 'I w drukowanym programie',
  keptByParents: 'Rodzic nie zgadza się tutaj: {places}.',
  parentSays: 'O tym, gdzie wolno je pokazywać, decyduje rodzic lub opiekun.',
  inTheHall: 'Jak zobaczy je sala',
  inTheHallLead: 'W świetle tylko podczas twojego występu. Wcześniej czeka w szarości.',
};
