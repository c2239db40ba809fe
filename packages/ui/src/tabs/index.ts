export { Tabs, TabsContent, TabsList, TabsTrigger } from './tabs';
export type { TabsContentProps, TabsListProps, TabsProps, TabsTriggerProps } from './tabs';
// For `import * as Tabs from '@tutoring/ui/tabs'`: `<Tabs.Root>`, in server components too.
export { Tabs as Root, TabsContent as Content, TabsList as List, TabsTrigger as Trigger } from './tabs';
