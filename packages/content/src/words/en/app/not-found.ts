/** The page for an address that leads nowhere. */
export const notFound = {
  title: 'Page not found: Ankur',
  description: 'There is no page at this address on Ankur.',
  code: '404',
  heading: 'Oops! Page not found',
  lead: 'The duck looked under every leaf. This page is not here.',
  home: 'Go to the home page',
} as const
