import { Redirect, Route, Switch } from 'wouter'
import { pages } from 'virtual:pages/games'

/** The parts of the current page are requested before the app has rendered. */
export async function openGame(path: string): Promise<void> {
  await pages.find((page) => page.path === path.replace(/\/$/, ''))?.preload()
}

export function GamesPages() {
  return (
    <Switch>
      {pages.map((Page) => (
        <Route key={Page.path} path={Page.path}>
          <Page />
        </Route>
      ))}
      <Redirect to="/games" replace />
    </Switch>
  )
}
