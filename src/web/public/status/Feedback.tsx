/** What judges wrote for this act, once the organisers released it. Without names. */
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { useAsk } from '#web/client/ask.ts';
import { say } from '#web/ui/say.ts';

const FRESH_MS = 60_000;

export function Feedback({ token }: { token: string }) {
  const { data } = useAsk(resultsAdminEndpoints.ownFeedback, {
    participantToken: token,
    refetchInterval: FRESH_MS,
    retry: false,
  });
  if (!data?.released || data.words.length === 0) return null;
  return (
    <section className="col">
      <h2 className="h3">{say('status.feedback')}</h2>
      {data.words.map((words) => (
        <blockquote key={words} dir="auto" style={{ whiteSpace: 'pre-line', margin: 0 }}>
          {words}
        </blockquote>
      ))}
    </section>
  );
}
