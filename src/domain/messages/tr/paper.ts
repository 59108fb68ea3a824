/** Türkçe, “siz” ile. Boşluklara ek gelmez. Sahne sözcükleri: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const paper: Translated<'paper'> = {
  favourite: 'Salonun favorisi',
  thanks: 'Teşekkürlerimizle',
  wasOnStage: 'sahnemizde yer aldığı için',
  pointsOf: '{most} üzerinden {score} puan',
  points: '{score} puan',
  forOrganisers: 'Düzenleyenler adına',
  forJudges: 'Jüri adına',
  signedResult: 'Onaylanmış sonuç',
  slip: 'Kendi sayfan: durumun, eksikler, çağrı saatin. Bu kâğıdı kimseye verme.',

  programme: 'Program',
  firstHalf: 'Birinci bölüm',
  secondHalf: 'İkinci bölüm',
  part: 'Bölüm {part}',
  minutes: '{minutes, number} dk',
  ring: 'Halka sizin: sizi etkileyeni işaretleyin.',
  endsAbout: 'Bitiş yaklaşık {time}',
  doors: 'Kapılar {time}',
  begins: 'Başlangıç {time}',
  where: 'Yer',
  howWon: 'Nasıl kazanılır',
  panel: 'Jüride',
  vote: 'Oy verin',
  lineup: 'Program',
  wifi: 'Wi-Fi: {line}',
  withThanks: 'Teşekkürlerimizle',
  notes: 'Notlar',
};
