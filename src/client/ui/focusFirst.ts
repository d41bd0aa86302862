/** Puts the focus on a form's first field with a complaint. */
export function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  const fields = Array.from(form?.elements ?? []) as HTMLInputElement[];
  fields.find(({ name }) => names.includes(name))?.focus();
}
