/** Türkçe, “siz” ile. Boşluklara ek gelmez. Sahne sözcükleri: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const group: Translated<'group'> = {
  othersAge: 'O gün aralarında {age} yaşından küçük olan var mı?',
  othersYes: 'Evet',
  othersNo: 'Hayır',
  whoMinor: 'Hangileri?',
  minorsHint:
    'Her biri için bir velinin kendi bağlantısıyla izin vermesi gerekir. Bağlantılar sayfanızda yer alır.',
  minorParent: '{name}: velinin telefonu ya da e-postası',
  credited: 'Adlarımız programda yazsın',
  wrongOthers: 'Adları her satıra bir tane yazın',
  wrongOthersAge: 'Aralarında reşit olmayan var mı, belirtin',
  wrongMinors: 'Kimlerin reşit olmadığını seçin',
  ownYes: 'Evet',
  ownNo: 'Hayır',
  ownPrinted: 'Programda yer alır.',
  ownSeen: 'Yalnızca organizatörler ve ekip görür.',
  wrongOwn: '“{question}” sorusunu yanıtlayın',
};
