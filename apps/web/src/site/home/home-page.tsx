import type { PageSource } from '../page.ts'

export const homePage: PageSource = { path: '/', title: () => 'x', description: () => '', main: () => <h1>home</h1> }
