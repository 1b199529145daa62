import { useCallback } from "react";
import { browserApi } from "#app/browser-api.ts";
import { DeskGate } from "#app/desk-gate.tsx";
import { DeskTitle } from "#app/features/desk/desk-title.tsx";
import { PostToEdit } from "#app/features/desk/post-to-edit.tsx";
import { useDeskMessages } from "#i18n/desk-messages.ts";
import type { Route } from "./+types/edit-post";

export default function EditPostRoute({ params: { id } }: Route.ComponentProps) {
  const { dashboard } = useDeskMessages();
  const loadPost = useCallback(() => browserApi.readWholePost(id), [id]);
  return (
    <>
      <DeskTitle title={dashboard.edit.title} />
      <DeskGate>
        {() => (
          <PostToEdit key={id} loadPost={loadPost}>
            {(post) => <h1>{post.title}</h1>}
          </PostToEdit>
        )}
      </DeskGate>
    </>
  );
}
