import type { PageSource } from '../page.ts'

export const notFound: PageSource = { path: '/404', title: () => 'x', description: () => '', main: () => <h1>not-found</h1> }
