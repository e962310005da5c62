import type { PageSource } from '../page.ts'

export const introductionPage: PageSource = {
  path: '/autism-test',
  title: () => 'x',
  description: () => '',
  main: () => <h1>introduction</h1>,
}
