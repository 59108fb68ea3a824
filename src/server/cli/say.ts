/** Says a line to whoever started the program. */
export const say = (line = ''): void => void process.stdout.write(`${line}\n`);
