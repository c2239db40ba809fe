'use client';
import { usePathname, useRouter } from 'next/navigation';
import { RoutedPage } from './routed-page';

export default function Page() {
  const router = useRouter();
  return <RoutedPage path={usePathname()} push={(to) => router.push(to)} />;
}
