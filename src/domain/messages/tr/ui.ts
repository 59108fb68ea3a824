/** Türkçe, “siz” ile. Boşluklara ek gelmez. Sahne sözcükleri: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const ui: Translated<'ui'> = {
  language: 'Dil',
  languageAway: '{language} bağlantı olmadan yüklenemiyor. Yeniden deneyin.',
  unreachable: 'Sunucuya ulaşılamıyor.',
  resultStands: 'Hiçbir şey değişmedi: sonuç geçerli.',
  saved: 'Kaydedildi',
  saving: 'Gönderiliyor',
  kept: 'Bu cihazda saklandı',
  notSaved: 'Kaydedilmedi',
  rehearsal: 'Prova',
  rehearsalCounts: 'Hiçbir şey sayılmaz.',
  theShow: 'Gösteri',
  interval: 'Ara',
  withThanks: 'Teşekkürlerimizle',
  showOver: 'Gösteri bitti',
  roundOver: '{round} bitti',
  moreFollows: 'Devamı var.',
  thanks: 'Bizimle olduğunuz için teşekkürler.',
  act: 'Sıra {number}',
  actOf: 'Performans {number} / {last}',
  needsScript: 'Ovation için JavaScript gerekir. Bu sitede açın, sonra sayfayı yenileyin.',
  pageLoading: 'Sayfa yükleniyor',
  pageFailed: 'Bu sayfa yüklenemedi',
  pageFailedLead:
    'Ağ bağlantısı kopmuş ya da sayfa az önce güncellenmiş olabilir. Kaydettiklerinizden hiçbiri kaybolmadı.',
  tryAgain: 'Yeniden dene',
  toFrontPage: 'Ön sayfaya git',
};
