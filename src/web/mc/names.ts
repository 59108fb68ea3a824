/** The organisers' names in the language of the MC who reads. */
import type { McPublicView, McView } from '#contract/live/views.ts';
import { nameInLanguage, titleField } from '#domain/events/texts.ts';
import type { Language } from '#domain/messages/languages.ts';

/** The vote's. */
export const withPoll = <V extends Pick<McPublicView, 'names'> & { poll: { title: string } | null }>(
  view: V,
  language: Language,
): V =>
  view.poll === null || view.names.length === 0
    ? view
    : {
        ...view,
        poll: { ...view.poll, title: nameInLanguage(view.names, language, 'poll', view.poll.title) },
      };

/** The vote's and those of the tables that are told. */
export function inTheirNames(view: McView, language: Language): McView {
  const { reveal, names } = view;
  if (names.length === 0) return view;
  const named = <T extends { title: string; light: string }>(card: T | null): T | null =>
    card && {
      ...card,
      title: nameInLanguage(
        names,
        language,
        titleField({ kind: card.light === 'paper' ? 'audience' : 'result' }),
        card.title,
      ),
    };
  return {
    ...withPoll(view, language),
    reveal: reveal && { ...reveal, shown: named(reveal.shown), ahead: named(reveal.ahead) },
  };
}
