/** The organisers' names in the language of the MC who reads. */
import type { McPublicView, McView } from '#contract/live/views.ts';
import { nameInLanguage } from '#domain/events/texts.ts';
import type { Language } from '#domain/messages/languages.ts';
import { titleField } from '#domain/results/table-kind.ts';

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

interface Titled {
  title: string;
  light: string;
  prize?: true | undefined;
}

/** The vote's and those of the tables that are told. */
export function inTheirNames(view: McView, language: Language): McView {
  const { reveal, names } = view;
  if (names.length === 0) return view;
  const kindOf = ({ prize, light }: Titled) => (prize ? 'prize' : light === 'paper' ? 'audience' : 'result');
  const named = <T extends Titled>(card: T | null): T | null =>
    card && {
      ...card,
      title: nameInLanguage(names, language, titleField({ kind: kindOf(card) }), card.title),
    };
  return {
    ...withPoll(view, language),
    reveal: reveal && { ...reveal, shown: named(reveal.shown), ahead: named(reveal.ahead) },
  };
}
