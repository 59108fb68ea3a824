/**
 * Ends a run of tests in which one file takes far longer than any does, and says which and what it was at. The limit
 * of each test does not: a file in which every test waits for what never comes takes that limit over and over.
 */
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const MINUTE = 60_000;

/** A reporter of vitest, which gives it its options. No file takes a third of `limit` (ms) on two idle cores. */
export default class EndHanging implements Reporter {
  readonly #limit: number;
  readonly #running = new Map<TestModule, { since: number; at: string }>();

  constructor({ limit = 15 * MINUTE }: { limit?: number } = {}) {
    this.#limit = limit;
  }

  onInit(): void {
    setInterval(() => this.#look(), Math.min(MINUTE, this.#limit)).unref();
  }

  onTestModuleStart(module: TestModule): void {
    this.#running.set(module, { since: performance.now(), at: 'before its first test' });
  }

  onTestCaseReady(test: TestCase): void {
    const running = this.#running.get(test.module);
    if (running) running.at = test.fullName;
  }

  onTestModuleEnd(module: TestModule): void {
    this.#running.delete(module);
  }

  #look(): void {
    const running = [...this.#running].map(([module, { since, at }]) => ({
      took: performance.now() - since,
      line: `${module.relativeModuleId} > ${at}`,
    }));
    if (!running.some(({ took }) => took > this.#limit)) return;
    const lines = running.map(({ took, line }) => `  ${Math.round(took / 1_000)} s  ${line}`);
    process.stderr.write(`\nThe run ends here: a file hangs. Still running:\n${lines.join('\n')}\n`);
    // What it started ends by itself when this process is gone. Vitest's own way out waits for the file.
    process.exit(1);
  }
}
