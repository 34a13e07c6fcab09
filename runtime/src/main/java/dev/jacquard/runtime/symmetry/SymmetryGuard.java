package dev.jacquard.runtime.symmetry;

import dev.jacquard.kernel.symmetry.SymmetryFindings.ToldApart;
import dev.jacquard.kernel.trace.Kind;
import dev.jacquard.runtime.name.Names;
import dev.jacquard.runtime.name.Objects;
import dev.jacquard.runtime.name.Sites;
import dev.jacquard.runtime.name.ThreadNumbers;
import dev.jacquard.runtime.name.Tracked;
import dev.jacquard.runtime.setting.Discovery;
import dev.jacquard.runtime.step.Steps;
import dev.jacquard.runtime.thread.LogicalThread;
import dev.jacquard.runtime.thread.ThreadTable;
import java.util.ArrayList;
import java.util.List;

/**
 * Tells threads apart when anything in the program names one of them: exchanging them was then
 * never allowed, so that the exploration begins again, and they are different from birth.
 */
public final class SymmetryGuard implements JoinGroup.Guard {
  private final Steps steps;
  private final ThreadTable threads;
  private final Objects objects;
  private final ThreadNumbers numbers;
  private final SymmetryClass family;
  private final BirthClasses birthClasses;

  SymmetryGuard(
      ThreadTable threads,
      Steps steps,
      Names names,
      SymmetryClass family,
      BirthClasses birthClasses) {
    this.threads = threads;
    this.steps = steps;
    this.family = family;
    this.birthClasses = birthClasses;
    numbers = names.numbers();
    objects = names.objects();
  }

  /**
   * The current thread learns something that depends on which thread it is: its number, a random
   * number, the name of a thread.
   */
  public void name(String what, int site) {
    int me = threads.current().number();
    if (birthClasses.areAbout() && family.hasAlike(me)) {
      tellApart(List.of(me), what, site);
    }
  }

  /** The current thread finds one among those who wait somewhere. */
  public void isSeenWaiting(LogicalThread thread, int site) {
    if (birthClasses.areAbout() && family.hasAlike(thread.number())) {
      tellApart(List.of(thread.number()), "was found in a queue of waiters", site);
    }
  }

  /** The current thread learns who owns a lock. */
  public void isSeenOwning(LogicalThread thread, int site) {
    if (birthClasses.areAbout() && family.hasAlike(thread.number())) {
      tellApart(List.of(thread.number()), "was found to own a lock", site);
    }
  }

  /** The current thread gives one a name, a priority or a handler. */
  public void change(Thread thread, int site) {
    LogicalThread changed = threads.of(thread);
    if (changed != null && changed != threads.current() && family.hasAlike(changed.number())) {
      tellApart(List.of(changed.number()), "was given a name, a priority or a handler", site);
    }
  }

  /** The current thread asks for the name of one. */
  public void askName(Thread thread, int site) {
    if (!birthClasses.areAbout()) {
      return;
    }
    for (int other : family.alike(threads.current().number())) {
      if (!threads.get(other).thread().getName().equals(thread.getName())) {
        name("asked for a name, which is '" + thread.getName() + "'", site);
      }
    }
  }

  /** The current thread hands out an object that may belong to a thread, or lead to such. */
  public void handOut(Object receiver, Object object, int site) {
    int me = threads.current().number();
    if (object == null || !family.hasAlike(me) || isMine(receiver, me)) {
      return;
    }
    Object own = new Reach(objects, me).publish(object);
    if (own != null) {
      tellApart(
          List.of(me), "gave away a reference to its " + own.getClass().getSimpleName(), site);
    }
  }

  private boolean isMine(Object receiver, int me) {
    Tracked known = receiver == null ? null : objects.find(receiver);
    return known != null
        && ((known.isOwn(objects.run()) && known.ownedBy() == me)
            || (known.maker() == me && !known.isPublished(objects.run())));
  }

  /** A thread that looks like another one compares something of its own with something else. */
  public void compare(Object one, Object other, int site) {
    int me = threads.current().number();
    if (family.hasAlike(me) && (belongsToOther(one, me) || belongsToOther(other, me))) {
      tellApart(List.of(me), "compared a reference with something of another thread", site);
    }
  }

  private boolean belongsToOther(Object object, int me) {
    Tracked known = objects.find(object);
    return known != null
        && known.isOwn(objects.run())
        && known.ownedBy() != me
        && family.hasAlike(known.ownedBy());
  }

  /** A thread takes the hash of an object that is not the same for all. */
  public void hash(Tracked object, int site) {
    if (!birthClasses.areAbout()) {
      return;
    }
    boolean own = object.isOwn(objects.run());
    int of = own ? object.ownedBy() : object.maker();
    if (of >= 0 && family.hasAlike(of) && (!own || threads.current().number() == of)) {
      tellApart(List.of(of), "an object of it was asked for its hash", site);
    }
  }

  /** Threads were never to be exchanged: the exploration begins again. */
  @Override
  public void tellApart(List<Integer> threads, String operation, int site) {
    List<String> names = new ArrayList<>();
    for (int thread : threads) {
      names.add(numbers.name(thread));
    }
    ToldApart why = new ToldApart(names, operation, place(site));
    steps.restart(new Difference.Apart(threads, why));
  }

  /** Symmetry does not preserve all races behind such a step. */
  void stop(Kind kind, int site) {
    if (family.isAnyAlike()) {
      ToldApart why =
          new ToldApart(
              List.of(),
              "a " + kind + " learned of another thread without being ordered after it",
              place(site));
      steps.restart(new Difference.All(why));
    }
  }

  /** States and numbers of threads are no places that renamings are known for. */
  public void isCounted(int site) {
    if (birthClasses.areAbout() && family.isAnyAlike()) {
      steps.restart(
          new Difference.All(
              new ToldApart(
                  List.of(), "threads look at states or numbers of threads", place(site))));
    }
  }

  /** The exploration begins again without symmetry, since racy reads tell threads apart. */
  public Discovery differentByRaces() {
    ToldApart why = new ToldApart(List.of(), "threads differ by what they read in a race", "");
    return new Difference.All(why);
  }

  static String place(int site) {
    return site == Sites.UNKNOWN ? "" : Sites.get(site).toString();
  }
}
