/** The screens that a role may open. */
import type { StaffRole } from '../../../contract/rules/staffRules';

interface Entry {
  to: string;
  name: string;
  roles: readonly StaffRole[] | 'all';
}

const entries: readonly Entry[] = [
  { to: '/orders', name: 'Orders', roles: ['owner', 'orders', 'support'] },
  { to: '/takings', name: 'Takings', roles: ['owner', 'orders'] },
  { to: '/accounts', name: 'Staff', roles: ['owner'] },
  { to: '/settings', name: 'Settings', roles: ['owner'] },
  { to: '/audit', name: 'History', roles: ['owner'] },
  { to: '/you', name: 'You', roles: 'all' },
];

export const maySee = (path: string, role: StaffRole | null): boolean => {
  const roles = entries.find(({ to }) => to === path)?.roles ?? 'all';
  return roles === 'all' || (role !== null && roles.includes(role));
};

export const navigationFor = (role: StaffRole | null): readonly Entry[] => entries.filter(({ to }) => maySee(to, role));

/** The name of the screen at an address; '' where this role has none there. */
export const screenName = (pathname: string, role: StaffRole | null): string =>
  navigationFor(role).find(({ to }) => to === `/${pathname.split('/')[1]}`)?.name ?? '';
