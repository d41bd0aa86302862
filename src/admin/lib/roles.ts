/** Roles in words (docs/contract.md section 11). */
import type { StaffRole } from '../../contract/rules/staffRules';

export const roleNames: Record<StaffRole, string> = {
  owner: 'owner',
  orders: 'orders',
  catalogue: 'catalogue',
  support: 'support',
};

export const roleHints: Record<StaffRole, string> = {
  owner: 'everything, accounts and settings too',
  orders: 'orders, payments and parcels',
  catalogue: 'products, pictures and stock',
  support: 'reads orders, talks to customers, and writes down what was said',
};
