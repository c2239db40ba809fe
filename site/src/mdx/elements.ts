import { Link } from '@tutoring/ui/link';
import type { ComponentType, ElementType } from 'react';
import { MDX_VIEWS } from '../generated/mdx-views';
import type { MdxComponentName, PropsOf } from './registry';

/** Checks that each component takes the props that its schema and loader give. */
MDX_VIEWS satisfies { [Name in MdxComponentName]: ComponentType<PropsOf<Name>> };

/** The component of each element name: the MDX components, and the library's link for `a`. Other names are HTML. */
export const ELEMENTS: Readonly<Record<string, ElementType>> = { ...MDX_VIEWS, a: Link };
