/**
 * Missing marks and abstentions. A missing mark is never a zero unless the rules say so; an abstention is not
 * missing, it takes the judge out for this act by right.
 */
import { cell, criteriaOf, type Panel, takesPart } from './panel.ts';

/** Names the marks that should be there and are not, and applies the policy `zero`. */
export function missingMarks(panel: Panel): void {
  const width = panel.criteria.length;
  panel.performances.forEach((_performance, p) => {
    const applying = criteriaOf(panel, p);
    panel.judges.forEach((judge, j) => {
      const at = cell(panel, p, j);
      if (panel.states[at] === 'not_assigned') return;
      panel.assigned[p] = (panel.assigned[p] ?? 0) + 1;
      if (!takesPart(panel.states[at])) return;
      let absent: string[] | null = null;
      for (const c of applying) {
        if (!Number.isNaN(panel.steps[at * width + c])) continue;
        absent ??= [];
        absent.push(panel.criteria[c]?.id ?? '');
        if (panel.rules.missing === 'zero') panel.steps[at * width + c] = 0;
      }
      if (absent === null) return;
      panel.states[at] = absent.length === applying.length ? 'missing' : 'partial';
      panel.missing[p]?.push({ judgeId: judge.id, criterionIds: absent });
    });
  });
}
