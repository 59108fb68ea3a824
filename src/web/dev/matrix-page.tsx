/** The matrix alone at a great size, for `bench/matrix.ts`: one cell after another is changed and drawn. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { rules } from '#domain/messages/en/admin/rules.ts';
import { scoring } from '#domain/messages/en/admin/scoring.ts';
import { Matrix } from '#web/admin/scoring/Matrix.tsx';
import type { ScoredAct, Scoring } from '#web/admin/scoring/use-scoring.ts';
import { speak } from '#web/ui/say.ts';

// The matrix says its words; nobody brings them to this page.
speak({ language: 'en', words: { rules, scoring }, offered: ['en'] });

const ACTS = 500;
const JUDGES = 20;
const CHANGES = 40;

/** How many rows were drawn since it was last set back: only a row that is drawn asks for its act's name. */
let drawn = 0;

const rowOf = (act: number, change: number): ScoredAct => ({
  performanceId: `act${act}`,
  number: act + 1,
  get stageName() {
    drawn += 1;
    return `Act ${act + 1}`;
  },
  categoryId: 'voice',
  category: 'Voice',
  guest: false,
  scoring: 'locked',
  place: String(act + 1),
  categoryPlace: String(act + 1),
  result: '50.00',
  judgesResult: '50.00',
  provisional: false,
  blocked: null,
  cells: Array.from({ length: JUDGES }, (_, judge) => ({
    judgeId: `judge${judge}`,
    state: 'in' as const,
    total: String(30 + ((act * 7 + judge * 3 + (judge === 0 ? change : 0)) % 60)),
    farOff: false,
  })),
  criteria: [],
  deducted: '0',
  deductions: [],
  audience: null,
  carried: null,
  tie: null,
  review: null,
  released: null,
});

const judges: Scoring['judges'] = Array.from({ length: JUDGES }, (_, judge) => ({
  id: `judge${judge}`,
  name: `Judge ${judge + 1}`,
  isHead: false,
  in: ACTS,
  expected: ACTS,
  online: true,
  lastSeenAt: null,
  unsent: 0,
}));

const at = document.createElement('div');
document.body.append(at);
const root = createRoot(at);
const client = new QueryClient();
const onOpen = () => undefined;
const show = (rows: ScoredAct[]) =>
  flushSync(() =>
    root.render(
      <QueryClientProvider client={client}>
        <Matrix
          scoring={{ judges, rows, shared: [], method: 'mean', result: null, rules: { scope: 'round' } }}
          nameless={false}
          onOpen={onOpen}
        />
      </QueryClientProvider>,
    ),
  );

/** Times in milliseconds: the first drawing, then each change until its layout stands; and rows drawn by each. */
export function measure(): { first: number; times: number[]; rows: number[] } {
  let rows = Array.from({ length: ACTS }, (_, act) => rowOf(act, 0));
  const timed = () => {
    drawn = 0;
    const from = performance.now();
    show(rows);
    at.getBoundingClientRect();
    return performance.now() - from;
  };
  const first = timed();
  const times: number[] = [];
  const drawnRows: number[] = [];
  for (let change = 1; change <= CHANGES; change += 1) {
    const act = (change * 37) % ACTS;
    rows = rows.with(act, rowOf(act, change));
    times.push(timed());
    drawnRows.push(drawn);
  }
  return { first, times, rows: drawnRows };
}

Object.assign(globalThis, { measure });
