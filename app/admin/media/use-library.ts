import { useEffect, useState } from "react";
import type { LibraryPage, LibraryQuery } from "#api/desk/media-library.ts";

/**
 * The asked pictures. While others load, the former ones stay.
 *
 * @param list must be stable between renders, as must `onFailure`
 * @returns `library` is undefined before the first answer, null after a failure
 */
export function useLibrary(
  query: LibraryQuery,
  list: (query: LibraryQuery) => Promise<LibraryPage>,
  onFailure: (error: unknown) => void,
) {
  const key = JSON.stringify(query);
  const [answer, setAnswer] = useState<{ key: string; library: LibraryPage | null }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    // Safe cast: it was made of one.
    list(JSON.parse(key) as LibraryQuery).then(
      (library) => isCurrent && setAnswer({ key, library }),
      (error: unknown) => {
        console.warn("The pictures could not be loaded", error);
        if (!isCurrent) return;
        setAnswer({ key, library: null });
        onFailure(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key, list, onFailure, attempt]);

  return {
    library: answer?.library,
    isLoading: answer?.key !== key,
    reload: () => setAttempt((former) => former + 1),
  };
}
