/** Deutsch, mit „du“. Worte der Bühne: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const refused: Translated<'refused'> = {
  unauthenticated: 'Dafür musst du eingeloggt sein.',
  wrong_login: 'E-Mail und Passwort passen nicht zusammen.',
  forbidden: 'Dein Konto darf das nicht.',
  judge_unknown: 'Diese Sitzung der Jury ist beendet. Öffne deinen eigenen Link noch einmal.',
  link_unknown: 'Dieser Link ist nicht gültig. Bitte die Orga um einen neuen.',
  link_used: 'Dieser Link wurde schon benutzt.',
  link_erased:
    'Die persönlichen Daten hinter diesem Link wurden gelöscht. Bühnenname, Song und Ergebnis bleiben.',
  invalid_judge_token: 'Dieser Link der Jury ist nicht gültig',
  not_found: 'Hier ist nichts.',
  stale: 'Das wurde inzwischen geändert. Sieh es dir noch einmal an.',
  scoring_not_open: 'Dieser Act ist noch nicht zum Werten offen. Deine Punkte bleiben auf diesem Gerät.',
  scoring_closed: 'Die Wertung dieses Acts ist geschlossen. Bitte die Regie, sie wieder zu öffnen.',
  certified: 'Das Ergebnis ist festgestellt. Erst muss ein Admin es zurücknehmen.',
  unknown_poll: 'Diese Abstimmung gibt es nicht.',
  poll_closed: 'Die Abstimmung ist geschlossen. Diese Stimme wurde nicht gezählt.',
  poll_not_open: 'Die Abstimmung ist noch nicht offen. Diese Stimme wurde nicht gezählt.',
  newer_vote:
    'Diese Stimme wurde nicht gezählt: Eine andere von dir ist da, die später abgeschickt wurde oder von der diese Seite nichts wusste. Sieh sie dir an, und stimm noch einmal ab, wenn du sie ändern willst.',
  changed_too_often:
    'Diese Stimme wurde zu oft geändert, daher zählt diese Änderung nicht. Es zählt die letzte, die angenommen wurde.',
  voted_by_code:
    'Diese Stimme wurde nicht gezählt: Auf diesem Gerät wurde mit einem Code abgestimmt, und jene Stimme zählt.',
  code_needed: 'Diese Abstimmung geht nur mit Code. Gib erst den Code von deiner Karte ein.',
  wrong_vote_code:
    'Dieser Code gilt nicht. Prüfe jedes Zeichen, oder frag am Einlass nach einer anderen Karte.',
  invalid_code:
    'Das kann kein Code sein: Er hat zehn Buchstaben und Ziffern. Sieh dir jedes Zeichen noch einmal an.',
  code_shared:
    'Dieser Code wurde schon auf drei Geräten eingegeben, die sich eine Stimme teilen. Frag die Orga nach einer anderen Karte.',
  room_code_needed: 'Diese Abstimmung ist für den Saal. Gib erst den Code ein, den die Leinwand zeigt.',
  wrong_room_code:
    'Das ist nicht der Code des Saals, oder nicht mehr. Gib den ein, den die Leinwand jetzt zeigt.',
  voter_unknown: 'Lade diese Seite neu, um abzustimmen: Dieses Gerät hat noch kein Cookie dafür.',
  registration_closed: 'Die Anmeldung ist geschlossen.',
  registration_not_open: 'Die Anmeldung ist noch nicht offen.',
  contact_full: 'Mit diesem Kontakt sind schon so viele Acts angemeldet, wie erlaubt sind.',
  editing_closed: 'Die Zeit, zu der die Show beginnen sollte, ist vorbei. Bitte die Orga, das zu ändern.',
  tracks_closed: 'Die Zeit, Musik zu schicken, ist vorbei. Bitte die Orga, sie anzunehmen.',
  uploads_full: 'Für diesen Act wird schon dreimal hochgeladen. Bring erst eines zu Ende.',
  too_large: 'Das ist zu groß.',
  too_slow: 'Das kam zu langsam an, und nichts davon wurde gespeichert. Schick es noch einmal.',
  too_many: 'Zu viele Versuche. Warte einen Moment und versuch es noch einmal.',
  no_event: 'Noch ist keine Veranstaltung eingerichtet.',
  internal: 'Bei uns ging etwas schief. Versuch es noch einmal; bleibt es so, sag es der Orga.',
  busy: 'Gerade ist zu viel los. Versuch es in ein paar Sekunden noch einmal.',
  not_saved:
    'Das wurde nicht gespeichert: Die Datenbank nimmt gerade nichts an. Versuch es in ein paar Sekunden noch einmal.',
  clock_wrong:
    'Die Uhr dieses Servers geht falsch, daher nimmt er keine Stimmen an. Versuch es in ein paar Sekunden noch einmal.',
  storage_away: 'Der Speicher für die Musik antwortet nicht. Versuch es gleich noch einmal.',
  storage_full: 'Die Festplatte ist voll. Es wurde nichts gespeichert; sag es der Orga.',
};
