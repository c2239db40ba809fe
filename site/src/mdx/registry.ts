import type { ReactNode } from 'react';
import type * as z from 'zod';
import type { MdxComponent, MdxComponents } from '../build/model/mdx-component';
import { MDX_COMPONENTS } from '../generated/mdx-registry';

export type MdxComponentName = keyof typeof MDX_COMPONENTS;

/** What a component's view is given: its attributes, as its schema validated them, and the facts that its loader found. */
export type PropsOf<Name extends MdxComponentName> = z.output<(typeof MDX_COMPONENTS)[Name]['schema']> &
  ((typeof MDX_COMPONENTS)[Name] extends { loader: { load: (...args: never) => infer Facts } }
    ? { facts: Facts }
    : unknown) & { children?: ReactNode };

/**
 * The components that an MDX file may use, by name. Each is a folder beside this file; scripts/generate.ts collects
 * them. The build is given this table; pages take only types of it. What the components render is in elements.ts.
 */
export const MDX_REGISTRY: MdxComponents = new Map<string, MdxComponent>(Object.entries(MDX_COMPONENTS));
