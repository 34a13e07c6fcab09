package dev.jacquard.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.agent.HookClasses.Hook;
import dev.jacquard.runtime.execution.Control;
import dev.jacquard.runtime.execution.Execution;
import dev.jacquard.runtime.primitive.hook.Enters;
import dev.jacquard.runtime.primitive.hook.Models;
import dev.jacquard.runtime.primitive.hook.Replaces;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Type;

/**
 * No hook works on an execution while hooks are active, and none forgets to leave: by the class
 * files of the runtime. On bad hooks it is shown that the rules can fail.
 */
class HookRulesTest {
  private static final String TABLE = "finds something in a table of our own, which calls no hook";
  private static final String THREAD = "asks the thread that runs, or tells it what only it sees";
  private static final String ASIDE = "looks on aside, which lets no other thread move";
  private static final String SETTING = "reads a setting";

  /** Methods that use the execution though they do not enter, and why they may. */
  private static final Map<String, String> WITHOUT_ENTERING =
      Map.ofEntries(
          Map.entry("Alike.hash", SETTING),
          Map.entry("Allocation.captured", SETTING),
          Map.entry("Allocation.interned", SETTING),
          Map.entry("Allocation.valued", SETTING),
          Map.entry("Calls.begin", ASIDE),
          Map.entry("Calls.caught", ASIDE),
          Map.entry("Calls.end", ASIDE),
          Map.entry("Completions.cleared", SETTING),
          Map.entry("DelayedCall.isDone", THREAD),
          Map.entry("Entries.made", SETTING),
          Map.entry("ForkJoinTasks.currentPool", THREAD),
          Map.entry("LocalFrames.at", THREAD),
          Map.entry("LocalFrames.put", THREAD),
          Map.entry("MapCounts.applies", SETTING),
          Map.entry("QueuedSemaphores.constructed", SETTING),
          Map.entry("Randomness.seed", THREAD),
          Map.entry("Threads.currentThread", THREAD),
          Map.entry("Threads.logical", TABLE),
          Map.entry("Time.tick", THREAD),
          Map.entry("Timeouts.untilMillis", THREAD),
          Map.entry("TimerQueue.isControlled", TABLE));

  private static final String REGISTER = "is used up by the thread that runs before any other runs";
  private static final String JVM = "is so for the whole JVM";
  private static final String CACHE = "follows from a class";
  private static final String CHOICE = "is set before a run and stays for all of it";

  /** Classes with static fields that change, and why these are no state of a run. */
  private static final Map<String, String> CHANGING =
      Map.ofEntries(
          Map.entry("BlockingCalls", CHOICE + ", or " + REGISTER),
          Map.entry("BufferRoots", CACHE),
          Map.entry("Depth", CHOICE),
          Map.entry("EnumConstants", JVM),
          Map.entry("Initialisers", JVM),
          Map.entry("Linkage", JVM),
          Map.entry("Loops", REGISTER),
          Map.entry("ModelCatalogue", CHOICE),
          Map.entry("PoolHooks", CACHE),
          Map.entry("PoolQueues", CACHE),
          Map.entry("StandIns$Table", CACHE),
          Map.entry("StaticState", CACHE),
          Map.entry("Values", REGISTER),
          Map.entry("VarHandleTarget", REGISTER + ", or " + CACHE),
          Map.entry("VarHandles", REGISTER));

  private static final HookClasses HOOKS = hooks();
  private static final HookClasses BAD =
      new HookClasses(List.of(Type.getInternalName(BadHooks.class)));

  private static HookClasses hooks() {
    try {
      return new HookClasses(HookFiles.names());
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void methodsThatEnterTakeTheExecution() {
    assertThat(HOOKS.all()).filteredOn(Hook::enters).hasSizeGreaterThan(150);
    assertThat(broken(HOOKS, hook -> hook.enters() && !hook.isInside())).isEmpty();
  }

  @Test
  void nobodyEntersOrLeavesByHand() {
    assertThat(broken(HOOKS, HookRulesTest::entersByHand))
        .containsOnly("Suspended.begin", "Suspended.end"); // the JDK's code as the program's thread
  }

  @Test
  void theExecutionIsUsedOnlyInside() {
    Map<String, Long> uses = usesOutside(HOOKS);
    assertThat(uses.keySet()).containsExactlyInAnyOrderElementsOf(WITHOUT_ENTERING.keySet());
  }

  @Test
  void noStateOfARunIsStatic() {
    assertThat(HOOKS.withChangingStatics()).containsExactlyInAnyOrderElementsOf(CHANGING.keySet());
  }

  @Test
  void nobodyEntersTwice() {
    assertThat(broken(HOOKS, hook -> hook.isInside() && !HOOKS.entersTwice(hook).isEmpty()))
        .isEmpty();
  }

  /** Their callers are the JDK's own methods, which have no execution. */
  @Test
  void modelsThatTakeTheExecutionEnter() {
    assertThat(HOOKS.in(Models.class)).isNotEmpty();
    assertThat(
            broken(
                HOOKS.in(Models.class),
                hook -> hook.isPublicStatic() && hook.isInside() && !hook.enters()))
        .isEmpty();
  }

  /** The arguments of the call that they replace lie on the stack already. */
  @Test
  void replacementsDecideThemselvesWhetherTheyEnter() {
    assertThat(HOOKS.in(Replaces.class)).isNotEmpty();
    assertThat(broken(HOOKS.in(Replaces.class), hook -> hook.isPublicStatic() && hook.isInside()))
        .isEmpty();
  }

  @Test
  void eachHookLeavesAtAllItsEndsAfterRewriting() throws IOException {
    int rewritten = 0;
    for (String name : HookFiles.names()) {
      try (InputStream file = ClassLoader.getSystemResourceAsStream(name + ".class")) {
        byte[] original = file.readAllBytes();
        byte[] bytes = HookRewriter.rewrite(original);
        if (bytes != original) {
          rewritten++;
          assertThat(broken(new HookClasses(new ClassReader(bytes)), hook -> !isRight(hook)))
              .isEmpty();
        }
      }
    }
    assertThat(rewritten).isGreaterThan(50);
  }

  private static boolean isRight(Hook hook) {
    return hook.enters()
        ? hook.callsControl("enter") == 1 && hook.callsControl("leave") == hook.returns() + 1
        : !entersByHand(hook) || hook.name().startsWith("Suspended.");
  }

  @Test
  void hookThatForgetsToLeaveIsFound() {
    assertThat(broken(BAD, HookRulesTest::entersByHand))
        .containsOnly("HookRulesTest$BadHooks.byHand");
  }

  @Test
  void hookThatWorksOutsideIsFound() {
    assertThat(usesOutside(BAD)).containsOnlyKeys("HookRulesTest$BadHooks.outside");
  }

  @Test
  void hookThatEntersTwiceIsFound() {
    assertThat(broken(BAD, hook -> hook.isInside() && !BAD.entersTwice(hook).isEmpty()))
        .containsOnly("HookRulesTest$BadHooks.twice");
  }

  @Test
  void staticStateIsFound() {
    assertThat(BAD.withChangingStatics()).containsOnly("HookRulesTest$BadHooks");
  }

  private static boolean entersByHand(Hook hook) {
    return hook.callsControl("enter") + hook.callsControl("leave") > 0;
  }

  /**
   * An execution that is not handed over to a method that enters is used where hooks are active.
   */
  private static Map<String, Long> usesOutside(HookClasses hooks) {
    Map<String, Long> uses = new TreeMap<>();
    for (Hook hook : hooks.all()) {
      long used = hook.callsControl("execution") - hooks.entries(hook);
      if (used != 0 && !hook.isInside()) {
        uses.merge(hook.name(), used, Long::sum);
      }
    }
    return uses;
  }

  private static List<String> broken(HookClasses hooks, Predicate<Hook> rule) {
    return broken(hooks.all(), rule);
  }

  private static List<String> broken(List<Hook> hooks, Predicate<Hook> rule) {
    return hooks.stream().filter(rule).map(Hook::name).collect(Collectors.toList());
  }

  /** Hooks with one mistake each. */
  static final class BadHooks {
    static final Set<Object> SEEN = new HashSet<>();

    private BadHooks() {}

    static void byHand() {
      Control.enter();
    }

    static void outside() {
      Control.execution().current();
    }

    @Enters
    static void once(Execution execution) {}

    static void good() {
      once(Control.execution());
    }

    private static void byWayOfAnother() {
      once(Control.execution());
    }

    @Enters
    static void twice(Execution execution) {
      byWayOfAnother();
    }
  }
}
