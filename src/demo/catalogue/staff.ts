/**
 * The demo shop's owner, for a look at the staff's side. A public password, and no second factor: the server lets it in
 * on loopback alone (server/demo/demoOwner.ts).
 */
export const DEMO_OWNER = { id: 's_demo_owner', email: 'owner@jhabla.example', password: 'demo1234owner' } as const;
