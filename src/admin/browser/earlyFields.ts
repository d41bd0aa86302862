/**
 * The login's fields as the server's page shows them until the scripts are there (server/pages/adminPages.ts): what was
 * typed there goes on in the form.
 */
const fieldOf = (name: string): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>(`.early-login input[name="${name}"]`);

export const earlyValue = (name: string): string => fieldOf(name)?.value ?? '';
export const isEarlyFocus = (name: string): boolean => {
  const field = fieldOf(name);
  return field !== null && field === document.activeElement;
};
