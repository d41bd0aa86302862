/** Notifications of the browser, where somebody allowed them. */

/** Undefined where the browser has none. */
export const notificationState = (): NotificationPermission | undefined =>
  typeof Notification === 'undefined' ? undefined : Notification.permission;

export const askForNotifications = (): Promise<NotificationPermission> => Notification.requestPermission();

export function notify(text: string): void {
  if (notificationState() !== 'granted') return;
  try {
    // Of several that nobody looked at, one is enough.
    new Notification(text, { tag: 'staff', icon: '/icon-192.png' });
  } catch {
    // Browsers of phones know them from a worker alone; the title says it too.
  }
}
