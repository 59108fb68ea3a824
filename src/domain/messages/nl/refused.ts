/** Nederlands, met ‘je’. Woorden van het podium: docs/translating.md. */
import type { Translated } from '../catalogue.ts';

export const refused: Translated<'refused'> = {
  unauthenticated: 'Log in om dit te doen.',
  wrong_login: 'E-mail en wachtwoord horen niet bij elkaar.',
  forbidden: 'Je account mag dit niet.',
  judge_unknown: 'Deze jurysessie is beëindigd. Open je persoonlijke link opnieuw.',
  link_unknown: 'Deze link is niet geldig. Vraag de organisatie om een nieuwe.',
  link_used: 'Deze link is al gebruikt.',
  link_erased:
    'De persoonlijke gegevens achter deze link zijn gewist. Artiestennaam, nummer en uitslag blijven staan.',
  invalid_judge_token: 'Deze jurylink is niet geldig',
  not_found: 'Hier is niets.',
  stale: 'Dit is intussen door iemand gewijzigd.',
  scoring_not_open: 'De beoordeling van deze act is nog niet open. Je punten blijven op dit apparaat.',
  scoring_closed: 'De beoordeling van deze act is gesloten. Vraag de regie om die weer te openen.',
  certified: 'De uitslag is vastgesteld. Eerst moet een beheerder die intrekken.',
  unknown_poll: 'Deze stemming bestaat niet.',
  poll_closed: 'De stemming is gesloten. Deze stem is niet geteld.',
  poll_not_open: 'De stemming is nog niet open. Deze stem is niet geteld.',
  newer_vote:
    'Deze stem is niet geteld: er is al een andere stem van je die later is verstuurd of waar deze pagina niet van wist. Bekijk die, en stem opnieuw als je die wilt wijzigen.',
  changed_too_often:
    'Deze stem is te vaak gewijzigd, dus deze wijziging is niet geteld. De laatste die is aangenomen telt.',
  voted_by_code: 'Deze stem is niet geteld: op dit apparaat is met een code gestemd, en die stem telt.',
  code_needed: 'Deze stemming werkt alleen met codes. Vul eerst de code van je kaart in.',
  wrong_vote_code:
    'Deze code is niet bekend. Bekijk elk teken nog eens, of vraag bij de ingang om een andere kaart.',
  invalid_code: 'Dit kan geen code zijn: een code heeft tien letters en cijfers. Bekijk elk teken nog eens.',
  code_shared:
    'Deze code is al op drie apparaten ingevuld, en die delen één stem. Vraag de organisatie om een andere kaart.',
  room_code_needed: 'Deze stemming is voor de zaal. Vul eerst de code in die het scherm laat zien.',
  wrong_room_code: 'Dit is niet de code van de zaal, of niet meer. Vul in wat het scherm nu laat zien.',
  voter_unknown: 'Laad deze pagina opnieuw om te stemmen: dit apparaat heeft nog geen cookie om te stemmen.',
  registration_closed: 'De inschrijving is gesloten.',
  registration_not_open: 'De inschrijving is nog niet open.',
  contact_full: 'Met dit contact zijn al zoveel acts ingeschreven als mag.',
  editing_closed: 'De tijd waarop de show zou beginnen is voorbij. Vraag de organisatie om dit te wijzigen.',
  tracks_closed: 'De tijd om muziek te sturen is voorbij. Vraag de organisatie om die toch aan te nemen.',
  uploads_full: 'Er lopen al drie uploads voor deze act. Maak er eerst één af.',
  too_large: 'Dit is te groot.',
  too_slow: 'Dit kwam te langzaam binnen en er is niets van opgeslagen. Stuur het opnieuw.',
  too_many: 'Te veel pogingen. Wacht even en probeer het opnieuw.',
  no_event: 'Er is nog geen evenement.',
  internal: 'Er ging bij ons iets mis. Probeer het opnieuw; blijft het zo, zeg het dan tegen de organisatie.',
  busy: 'Het is even te druk. Probeer het over een paar seconden opnieuw.',
  not_saved:
    'Dit is niet opgeslagen: de database neemt op dit moment niets aan. Probeer het over een paar seconden opnieuw.',
  clock_wrong:
    'De klok van deze server loopt verkeerd, dus hij neemt geen stemmen aan. Probeer het over een paar seconden opnieuw.',
  storage_away: 'De opslag van de muziek antwoordt niet. Probeer het zo meteen opnieuw.',
  storage_full: 'De schijf is vol. Er is niets opgeslagen; zeg het tegen de organisatie.',
};
