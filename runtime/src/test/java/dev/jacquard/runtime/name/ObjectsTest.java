package dev.jacquard.runtime.name;

import static org.assertj.core.api.Assertions.assertThat;

import dev.jacquard.runtime.memory.Clocks;
import dev.jacquard.runtime.thread.LogicalThread;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ObjectsTest {
  private final Objects objects = new Objects();

  ObjectsTest() {
    objects.begin();
  }

  private static LogicalThread thread(int number) {
    Thread thread = new Thread(() -> {});
    return new LogicalThread(me -> {}, number, thread, thread, false, new Clocks());
  }

  @Test
  void anObjectIsNamedByItsMakerAndTheOrderInWhichItWasMade() {
    LogicalThread maker = thread(1);
    Object first = new Object();
    Object second = new Object();
    objects.made(first, maker);
    objects.made(second, maker);
    Tracked one = objects.of(first);
    Tracked two = objects.of(second);
    assertThat(one.maker()).isEqualTo(1);
    assertThat(two.order()).isEqualTo(1);

    objects.begin();
    LogicalThread again = thread(1);
    Object firstAgain = new Object();
    Object secondAgain = new Object();
    objects.made(firstAgain, again);
    objects.made(secondAgain, again);
    assertThat(objects.of(firstAgain)).isSameAs(one);
    assertThat(objects.of(secondAgain)).isSameAs(two);
  }

  @Test
  void whatOtherThreadsMakeDoesNotMatter() {
    LogicalThread maker = thread(1);
    Object made = new Object();
    objects.made(made, maker);
    Tracked name = objects.of(made);

    objects.begin();
    LogicalThread other = thread(2);
    for (int i = 0; i < 100; i++) {
      objects.made(new Object(), other);
    }
    Object again = new Object();
    objects.made(again, thread(1));
    assertThat(objects.of(again)).isSameAs(name);
  }

  @Test
  void anObjectOfAnotherClassInTheSameOrderHasAnotherName() {
    Object first = new Object();
    objects.made(first, thread(1));
    Tracked name = objects.of(first);
    objects.begin();
    StringBuilder text = new StringBuilder();
    objects.made(text, thread(1));
    assertThat(objects.of(text)).isNotSameAs(name);
    objects.begin();
    Object again = new Object();
    objects.made(again, thread(1));
    assertThat(objects.of(again)).isSameAs(name);
  }

  @Test
  void manyObjectsOfOneRunAreToldApart() {
    LogicalThread maker = thread(0);
    List<Object> all = new ArrayList<>();
    for (int i = 0; i < 1000; i++) {
      all.add(new Object());
      objects.made(all.get(i), maker);
    }
    for (int i = 0; i < all.size(); i++) {
      assertThat(objects.of(all.get(i)).order()).isEqualTo(i);
      assertThat(objects.numbered(objects.value(all.get(i)))).isSameAs(all.get(i));
    }
  }

  @Test
  void anObjectThatNoRewrittenCodeMadeBelongsToTheJdk() {
    Object foreign = new Object();
    assertThat(objects.isOurs(foreign)).isFalse();
    Tracked known = objects.of(foreign);
    assertThat(known.isExternal()).isTrue();
    assertThat(objects.externalObject(known)).isSameAs(foreign);
    objects.begin();
    assertThat(objects.of(foreign)).isSameAs(known);
  }

  @Test
  void anObjectThatItsConstructorUsesGetsItsNameLater() {
    Object object = new Object();
    Tracked early = objects.of(object);
    objects.made(object, thread(1));
    assertThat(objects.isOurs(object)).isTrue();
    assertThat(objects.of(object)).isNotSameAs(early);
    assertThat(objects.numbered(early.number())).isSameAs(object);
  }

  @Test
  void aMereValueHasANumberThatNoOtherObjectHas() {
    Object one = new Object();
    Object other = new Object();
    assertThat(objects.value(null)).isZero();
    assertThat(objects.value(one)).isEqualTo(objects.value(one)).isNegative();
    assertThat(objects.value(other)).isNotEqualTo(objects.value(one));
  }

  @Test
  void objectsOfTheLastRunAreForgotten() {
    Object made = new Object();
    objects.made(made, thread(1));
    objects.begin();
    assertThat(objects.find(made)).isNull();
    assertThat(objects.isOurs(made)).isFalse();
  }

  @Test
  void objectsAreCountedByClassForPeople() {
    LogicalThread maker = thread(0);
    Object first = new Object();
    StringBuilder text = new StringBuilder();
    Object second = new Object();
    objects.made(first, maker);
    objects.made(text, maker);
    objects.made(second, maker);
    assertThat(objects.ordinal(objects.of(first))).isEqualTo(1);
    assertThat(objects.ordinal(objects.of(text))).isEqualTo(1);
    assertThat(objects.ordinal(objects.of(second))).isEqualTo(2);
  }

  @Test
  void partsWaitForTheNameOfTheirOwner() {
    Object owner = new Object();
    Object part = new Object();
    objects.partOf(part, owner);
    assertThat(objects.partsOf(owner)).containsExactly(part);
    assertThat(objects.partsOf(owner)).isEmpty();
  }

  @Test
  void whatAClassInitialiserMadeKeepsItsName() {
    Object made = new Object();
    objects.made(made, String.class, 0, 0);
    Tracked name = objects.of(made);
    objects.begin();
    Object again = new Object();
    objects.made(again, String.class, 0, 0);
    assertThat(objects.of(again)).isSameAs(name);
  }
}
