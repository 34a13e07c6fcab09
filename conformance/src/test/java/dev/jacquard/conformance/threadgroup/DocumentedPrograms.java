package dev.jacquard.conformance.threadgroup;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Notes;

/** What the documentation says of groups and the groups in them. */
public final class DocumentedPrograms {
  private DocumentedPrograms() {}

  @Expect(
      outcomes = "NullPointerException child parent true true false 3 3 10 0 0 0",
      executions = 1)
  public static String parentsAndChildren() {
    ThreadGroup parent = new ThreadGroup("parent");
    ThreadGroup child = new ThreadGroup(parent, "child");
    return new Notes()
        .note(() -> new ThreadGroup(null, "child"))
        .note(() -> child.getName())
        .note(() -> child.getParent().getName())
        .note(() -> parent.parentOf(child))
        .note(() -> parent.parentOf(parent))
        .note(() -> child.parentOf(parent))
        .note(
            () -> {
              parent.setMaxPriority(3);
              return parent.getMaxPriority();
            })
        .note(() -> child.getMaxPriority())
        .note(() -> Thread.currentThread().getThreadGroup().getMaxPriority())
        .note(() -> child.activeCount())
        .note(() -> child.activeGroupCount())
        .note(() -> child.enumerate(new Thread[1]))
        .toString();
  }

  /** No thread of a group has more than its highest priority. */
  @Expect(outcomes = "3 2 3", executions = 1)
  public static String priorities() {
    ThreadGroup group = new ThreadGroup("group");
    group.setMaxPriority(3);
    Thread thread = new Thread(group, () -> {});
    thread.setPriority(Thread.MAX_PRIORITY);
    int high = thread.getPriority();
    thread.setPriority(2);
    group.setMaxPriority(Thread.MAX_PRIORITY + 1);
    return high + " " + thread.getPriority() + " " + group.getMaxPriority();
  }

  @Expect(outcomes = "1 2 2 1 child", executions = 1)
  public static String groupsInGroups() {
    ThreadGroup parent = new ThreadGroup("parent");
    ThreadGroup child = new ThreadGroup(parent, "child");
    ThreadGroup grandchild = new ThreadGroup(child, "grandchild");
    ThreadGroup[] found = new ThreadGroup[3];
    return child.activeGroupCount()
        + " "
        + parent.activeGroupCount()
        + " "
        + parent.enumerate(found)
        + " "
        + parent.enumerate(found, false)
        + " "
        + (grandchild.getParent() == found[0] ? found[0].getName() : "another");
  }

  /** An interrupt goes to the threads of all groups inside. */
  @Expect(outcomes = "InterruptedException")
  public static String interruptsGoDown() throws Exception {
    ThreadGroup parent = new ThreadGroup("parent");
    ThreadGroup child = new ThreadGroup(parent, "child");
    String[] end = new String[1];
    Thread thread =
        new Thread(
            child,
            () ->
                end[0] =
                    Notes.answer(
                        () -> {
                          synchronized (end) {
                            end.wait();
                          }
                          return "woken";
                        }));
    thread.start();
    parent.interrupt();
    thread.join();
    return end[0];
  }
}
