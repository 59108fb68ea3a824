import type { Translated } from '../../catalogue.ts';

export const gear: Translated<'gear'> = {
  loading: 'Andere Geräte werden geladen',
  keys: 'Tokens',
  lowerThird: 'Bauchbinde',
  lowerThirdLead:
    'Wer auf der Bühne ist, ohne Hintergrund, für ein Kamerabild: öffne diese Adresse als Browserquelle in OBS oder einem Bildmischer.',
  lowerThirdAddress: 'Adresse der Bauchbinde',
  told: 'Webhooks',
  toldLead:
    'Geschieht etwas, das der Saal sehen kann, erfahren es diese Adressen sofort: signiert, und wiederholt, bis sie antworten. Nichts Persönliches ist dabei, und nichts, was nicht verkündet wurde.',
  notRevoked: 'Nicht widerrufen. Versuch es noch einmal.',
  revoke: 'Widerrufen',
  notMade: 'Nicht gemacht. Versuch es noch einmal.',
  newToken: 'Das neue Token. Es wird nur dieses Mal gezeigt, also kopiere es jetzt.',
  keyName: 'Name des neuen Tokens',
  keyNameHint: 'Wie er im Verlauf stehen wird: „Stream Deck in der Regie“.',
  makeToken: 'Token erstellen',
  keysLead:
    'Ein Stream Deck oder eine andere Maschine kann über das Netz GO und die anderen Tasten der Regie drücken. Jede braucht ein eigenes Token, das nur in dieser Veranstaltung gilt. Damit sagt <code>/api/v1/control/stream</code>, was läuft und folgt, wie viel Zeit bleibt, wie spät die Show dran ist und wie viele abgestimmt haben.',
  madeUnused: 'Gemacht von <name></name> {time}, nie benutzt',
  madeUsed: 'Gemacht von <name></name> {time}, zuletzt benutzt {used}',

  secret:
    'Das Geheimnis, das jede Zustellung signiert. Es wird nur dieses Mal gezeigt, also kopiere es jetzt.',
  newAddress: 'Neue Adresse',
  tellWhen: 'Benachrichtigen, wenn',
  inTheHallHint:
    'Nur dann darf der Server eine private Adresse anrufen, wie 192.168.1.20. Für alles im Internet bleibt es aus.',
  addAddress: 'Adresse hinzufügen',

  sendTest: 'Test schicken',
  takeOut: 'Herausnehmen',
  deliveries: 'Letzte Zustellungen',
  heard: 'Gehört',
  onItsWay: 'Unterwegs',
  hallMachine: 'Ein Rechner im Saal.',
  givenUp: 'Aufgegeben nach {count, plural, one {# Versuch} other {# Versuchen}}',
  tried: '{count, plural, one {Einmal versucht} other {#-mal versucht}}',

  showStarts: 'Die Show beginnt',
  actStandsBy: 'Ein Act macht sich bereit',
  actStarts: 'Ein Act beginnt',
  actEnds: 'Ein Act endet',
  cueStarts: 'Ein anderer Punkt beginnt',
  sceneChanges: 'Die Leinwand wechselt',
  votingOpens: 'Die Abstimmung öffnet',
  votingCloses: 'Die Abstimmung schließt',
  showStopped: 'Die Show wird angehalten',
  showGoesOn: 'Die Show geht weiter',
  resultPublished: 'Ein Ergebnis wird veröffentlicht',
  showEnds: 'Die Show endet',
  test: 'Test',
};
