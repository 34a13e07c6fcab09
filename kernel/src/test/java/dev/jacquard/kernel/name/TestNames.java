package dev.jacquard.kernel.name;

/** Names of a process in which the number of the n-th location is n and something. */
public final class TestNames implements Names {
  private final int shift;

  public TestNames(int shift) {
    this.shift = shift;
  }

  @Override
  public int threads() {
    return 9;
  }

  @Override
  public ThreadName thread(int number) {
    return number == 0 ? ThreadName.MAIN : ThreadName.MAIN.child(number);
  }

  @Override
  public int number(ThreadName name) {
    return name.path().isEmpty() ? 0 : name.path().get(0);
  }

  @Override
  public int locations() {
    return 9;
  }

  @Override
  public LocationName location(int number) {
    String type = "acme.L" + (number - shift);
    return new LocationName(new ObjectName.OfClass(type), LocationName.field(type, "x"));
  }

  @Override
  public int number(LocationName name) {
    return Integer.parseInt(name.toString().replaceAll("class:acme.L(\\d+)#.*", "$1")) + shift;
  }

  @Override
  public SiteName site(int number) {
    return new SiteName("acme.Main", "run", "()V", number);
  }
}
