import type { ComponentType, ReactNode } from 'react';

/** State → what shows it: drawn as it is, or a component where something happens in it. */
export type States = Readonly<Record<string, ReactNode | ComponentType>>;
