/** Whether the shop is tried on its own machine. */
export const isOwnMachine = (): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(window.location.hostname);
