/**
 * Paths of the pages for children, as the source of a regular expression: the build writes it into the head of a page
 * too. They load no accounts client of their own accord, which is a fifth of what an app page weighs.
 */
export const pagesWithoutServer = '^(/[a-z]{2})?/(create|games|talk|play|pause)(/|$)'
