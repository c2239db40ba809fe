import type { ReactNode } from 'react';
import type * as z from 'zod';
import type { MdxComponent, MdxComponents } from '../build/model/mdx-component';
import { MDX_COMPONENTS } from '../generated/mdx-registry';

export type MdxComponentName = keyof typeof MDX_COMPONENTS;

/** The props of a component: its validated attributes, and the facts from its loader. */
export type PropsOf<Name extends MdxComponentName> = z.output<(typeof MDX_COMPONENTS)[Name]['schema']> &
  ((typeof MDX_COMPONENTS)[Name] extends { loader: { load: (...args: never) => infer Facts } }
    ? { facts: Facts }
    : unknown) & { children?: ReactNode };

/**
 * The components that an MDX file may use, by name. Each is a folder beside this file; scripts/generate.ts collects
 * them. The build uses this table; pages import only its types. elements.ts has the components themselves.
 */
export const MDX_REGISTRY: MdxComponents = new Map<string, MdxComponent>(Object.entries(MDX_COMPONENTS));
