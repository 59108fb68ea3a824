/**
 * Copies a text to the clipboard and says whether that worked. On plain http, as in a hall's network, there is no
 * clipboard to write to, and elsewhere it may be forbidden; the old way copies what is selected: what `field` holds, or
 * without one a field made for it.
 */
export async function copied(text: string, field?: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return field ? copiedFrom(field) : copiedFromOwn(text);
  }
}

function copiedFrom(field: HTMLInputElement): boolean {
  field.select();
  return document.execCommand('copy');
}

function copiedFromOwn(text: string): boolean {
  const field = document.createElement('input');
  field.value = text;
  field.className = 'vh';
  document.body.append(field);
  const done = copiedFrom(field);
  field.remove();
  return done;
}
