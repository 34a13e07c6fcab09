package dev.jacquard.conformance.basics;

import dev.jacquard.conformance.Expect;
import dev.jacquard.conformance.Run;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Plain accesses: races where there are some, none where something orders the accesses. */
public final class Races {
  private static int count;
  private static int ordered;
  private static final Object LOCK = new Object();

  private Races() {}

  private static final class Cell {
    int value;
    volatile boolean ready;
    final int constant;

    Cell(int constant) {
      this.constant = constant;
    }
  }

  private record Holder(Cell cell) {}

  @Expect(failures = "race")
  public static String staticField() throws Exception {
    Run.both(() -> count++, () -> count++);
    return "";
  }

  @Expect(failures = "race")
  public static String capturedLocalObject() throws Exception {
    Cell cell = new Cell(1);
    Run.both(() -> cell.value++, () -> cell.value++);
    return "";
  }

  @Expect(failures = "race")
  public static String arrayElement() throws Exception {
    int[] array = new int[1];
    Run.both(() -> array[0]++, () -> array[0]++);
    return "";
  }

  @Expect(failures = "race")
  public static String recordComponent() throws Exception {
    Holder holder = new Holder(new Cell(1));
    Run.both(() -> holder.cell().value++, () -> holder.cell().value++);
    return "";
  }

  @Expect(
      outcomes = {"1", "2"},
      executions = 4,
      races = "explore")
  public static String lostUpdateExplored() throws Exception {
    Cell cell = new Cell(1);
    Run.both(() -> cell.value++, () -> cell.value++);
    return "" + cell.value;
  }

  @Expect(outcomes = "0", executions = 1)
  public static String differentElements() throws Exception {
    int[] array = new int[2];
    Run.both(() -> array[0]++, () -> array[1]--);
    return "" + (array[0] + array[1]);
  }

  @Expect(outcomes = "2", executions = 2)
  public static String orderedByMonitor() throws Exception {
    Runnable body =
        () -> {
          synchronized (LOCK) {
            ordered++;
          }
        };
    Run.both(body, body);
    return "" + ordered;
  }

  @Expect(outcomes = {"5", "-"})
  public static String orderedByVolatile() throws Exception {
    Cell cell = new Cell(1);
    String[] seen = {"-"};
    Run.both(
        () -> {
          cell.value = 5;
          cell.ready = true;
        },
        () -> {
          if (cell.ready) {
            seen[0] = "" + cell.value;
          }
        });
    return seen[0];
  }

  @Expect(outcomes = "3", executions = 1)
  public static String orderedByStartAndJoin() throws Exception {
    Cell cell = new Cell(1);
    cell.value = 1;
    Thread thread = new Thread(() -> cell.value++);
    thread.start();
    thread.join();
    return "" + (cell.value + cell.constant);
  }

  private static Cell published;

  @Expect(failures = "race")
  public static String unsafePublication() throws Exception {
    Run.both(
        () -> {
          Cell cell = new Cell(1);
          cell.value = 3;
          published = cell;
        },
        () -> {
          Cell cell = published;
          if (cell != null) {
            cell.value++;
          }
        });
    return "";
  }

  private static int handled;
  private static final VarHandle HANDLED;

  static {
    try {
      HANDLED = MethodHandles.lookup().findStaticVarHandle(Races.class, "handled", int.class);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  @Expect(outcomes = {"0", "7"})
  public static String releaseAndAcquireOrder() throws Exception {
    Cell cell = new Cell(1);
    int[] seen = new int[1];
    Run.both(
        () -> {
          cell.value = 7;
          HANDLED.setRelease(1);
        },
        () -> {
          if ((int) HANDLED.getAcquire() == 1) {
            seen[0] = cell.value;
          }
        });
    return "" + seen[0];
  }

  @Expect(failures = "race")
  public static String opaqueOrdersNothing() throws Exception {
    Cell cell = new Cell(1);
    Run.both(
        () -> {
          cell.value = 7;
          HANDLED.setOpaque(1);
        },
        () -> {
          if ((int) HANDLED.getOpaque() == 1) {
            cell.value++;
          }
        });
    return "";
  }

  @Expect(failures = "race")
  public static String plainAccessBesideAtomicOne() throws Exception {
    Run.both(() -> HANDLED.setVolatile(1), () -> handled++);
    return "";
  }

  @Expect(failures = "race")
  public static String map() throws Exception {
    Map<String, Integer> map = new HashMap<>();
    Run.both(() -> map.put("a", 1), () -> map.get("b"));
    return "";
  }

  @Expect(outcomes = "1", executions = 1)
  public static String mapThatIsOnlyRead() throws Exception {
    Map<String, Integer> map = new HashMap<>();
    map.put("a", 1);
    Run.both(() -> map.get("a"), () -> map.remove("b"));
    return "" + map.size();
  }

  @Expect(failures = "race")
  public static String list() throws Exception {
    List<String> list = new ArrayList<>();
    Run.both(() -> list.add("a"), () -> list.add("b"));
    return "";
  }
}
