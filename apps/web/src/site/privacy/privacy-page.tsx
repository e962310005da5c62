import type { PageSource } from '../page.ts'

export const privacyPage: PageSource = { path: '/privacy', title: () => 'x', description: () => '', main: () => <h1>privacy</h1> }
