/** Polski, na „ty”, bez form czasu przeszłego o czytającej osobie. Słowa sceny: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const paper: Translated<'paper'> = {
  favourite: 'Ulubieńcy sali',
  thanks: 'Z podziękowaniem dla',
  wasOnStage: 'za występ na naszej scenie',
  pointsOf: 'Punkty: {score} z {most}',
  points: 'Punkty: {score}',
  forOrganisers: 'W imieniu organizacji',
  forJudges: 'W imieniu jury',
  signedResult: 'Zatwierdzony wynik',
  slip: 'Twoja strona: na czym stoisz, czego brakuje, twoja godzina. Zachowaj tę kartkę dla siebie.',

  programme: 'Program',
  firstHalf: 'Pierwsza część',
  secondHalf: 'Druga część',
  part: 'Część {part}',
  minutes: '{minutes, number} min',
  ring: 'Kółko jest dla ciebie: zaznacz, kto cię poruszył.',
  endsAbout: 'Koniec około {time}',
  doors: 'Wejście {time}',
  begins: 'Początek {time}',
  where: 'Gdzie',
  howWon: 'Jak się wygrywa',
  panel: 'W jury',
  vote: 'Głosuj',
  lineup: 'Program',
  wifi: 'Wi-Fi: {line}',
  withThanks: 'Z podziękowaniem dla',
  notes: 'Notatki',
};
