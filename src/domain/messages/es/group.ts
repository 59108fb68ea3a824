/** Español, con «tú». Palabras de la escena: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const group: Translated<'group'> = {
  othersAge: '¿Tendrá alguien del grupo menos de {age} ese día?',
  othersYes: 'Sí',
  othersNo: 'No',
  whoMinor: '¿Quién?',
  minorsHint:
    'Por cada menor tiene que dar su consentimiento su representante legal, con un enlace propio. Los enlaces están en tu página.',
  minorParent: '{name}: teléfono o correo de su representante',
  credited: 'Poner nuestros nombres en el programa',
  wrongOthers: 'Escribe los nombres, uno por línea',
  wrongOthersAge: 'Di si hay menores en el grupo',
  wrongMinors: 'Elige quiénes son menores',
  ownYes: 'Sí',
  ownNo: 'No',
  ownPrinted: 'Aparece en el programa.',
  ownSeen: 'Solo lo ven la organización y el equipo.',
  wrongOwn: 'Responde a «{question}»',
};
